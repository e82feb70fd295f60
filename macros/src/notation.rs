//! `derive(Notation)`.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{
    Data, DeriveInput, Error, Expr, ExprLit, Fields, Lit, LitStr, Meta, Path, Result, Token,
    Variant,
};

use crate::snake;

/// How a variant is written: its notation, the value of a single field that has this notation alone, and what must be true of
/// what is read.
struct Written {
    notation: LitStr,
    only: Option<Expr>,
    holds: Option<Path>,
}

impl Parse for Written {
    fn parse(input: ParseStream<'_>) -> Result<Written> {
        let notation = input.parse()?;
        let only = input.parse::<Option<Token![for]>>()?.map(|_| input.parse()).transpose()?;
        let holds = input.parse::<Option<Token![if]>>()?.map(|_| input.parse()).transpose()?;
        Ok(Written { notation, only, holds })
    }
}

/// A piece of a notation.
enum Piece {
    Text(String),
    /// A field, or an item of one.
    Field(Ident, Option<usize>),
}

pub fn derive(input: DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input, "only an enum has a notation"));
    };
    let of = &input.ident;
    let name = snake(&of.to_string());
    let (mut told, mut prints, mut reads, mut anys) = (vec![], vec![], vec![], vec![]);
    for variant in &data.variants {
        let (about, mut ways) = (doc(variant), Vec::new());
        let written = written(variant)?;
        anys.push(any(of, variant, &written));
        for written in written {
            let pieces = pieces(&written)?;
            let rule = pieces.iter().map(|piece| match piece {
                Piece::Text(text) => quote!(Piece::Text(#text)),
                Piece::Field(name, _) => {
                    let of_type = type_of(variant, name);
                    quote!(Piece::Rule(<#of_type as Argument>::RULE, <#of_type as Argument>::rules))
                }
            });
            ways.push(quote!(&[#(#rule),*]));
            prints.push(print(of, variant, &written, &pieces));
            reads.push(read(of, variant, &written, &pieces));
        }
        told.push(quote!(alternatives.extend(grammar.written(&[#(#ways),*], #about));));
    }
    let variants = data.variants.len() as u32;
    let kinds = kinds(&input, data.variants.iter())?;
    let at = (0..variants).map(Literal::u32_unsuffixed);
    Ok(quote! {
        #kinds

        impl ::curia::rules::notation::Argument for #of {
            const RULE: &'static str = #name;

            fn rules(grammar: &mut ::curia::rules::notation::Grammar) {
                use ::curia::rules::notation::{Argument, Piece};
                let mut alternatives: Vec<String> = Vec::new();
                #(#told)*
                grammar.rule(#name, &alternatives.join(" | "));
            }

            fn print(self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                use ::curia::rules::notation::Argument;
                match self { #(#prints)* }
                Ok(())
            }

            fn read(text: &mut &str) -> Option<#of> {
                use ::curia::rules::notation::{literal, variant, Argument};
                None #(.or_else(|| variant(text, #reads)))*
            }

            fn any(below: &mut dyn FnMut(u32) -> u32) -> #of {
                use ::curia::rules::notation::Argument;
                let any = match below(#variants) { #(#at => #anys,)* _ => None };
                // What could never be read is the first action instead.
                any.unwrap_or_else(|| Self::any(&mut |_| 0))
            }
        }

        impl ::std::fmt::Display for #of {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::curia::rules::notation::Argument::print(*self, f)
            }
        }

        impl ::std::str::FromStr for #of {
            type Err = ::curia::rules::notation::NotAnAction;

            fn from_str(text: &str) -> Result<#of, Self::Err> {
                ::curia::rules::notation::read(text).ok_or(::curia::rules::notation::NotAnAction)
            }
        }
    })
}

/// Returns the function that tells the kind of a variant, if the enum has kinds.
fn kinds<'a>(
    input: &DeriveInput,
    variants: impl Iterator<Item = &'a Variant>,
) -> Result<Option<TokenStream>> {
    let of = &input.ident;
    let found = |attrs: &[syn::Attribute]| -> Result<Option<Path>> {
        let kind = attrs.iter().find(|attribute| attribute.path().is_ident("kind"));
        kind.map(|kind| kind.parse_args()).transpose()
    };
    let Some(kind) = found(&input.attrs)? else { return Ok(None) };
    let (mut arms, mut is_whole) = (Vec::new(), true);
    for variant in variants {
        let name = &variant.ident;
        let of_kind = found(&variant.attrs)?;
        arms.push(match of_kind {
            Some(none) if none.is_ident("none") => {
                is_whole = false;
                (name, None)
            }
            of_kind => (name, Some(of_kind.unwrap_or_else(|| name.clone().into()))),
        });
    }
    let told = arms.iter().map(|(name, of_kind)| match of_kind {
        Some(of_kind) if is_whole => quote!(#of::#name { .. } => #kind::#of_kind),
        Some(of_kind) => quote!(#of::#name { .. } => Some(#kind::#of_kind)),
        None => quote!(#of::#name { .. } => None),
    });
    let result = if is_whole { quote!(#kind) } else { quote!(Option<#kind>) };
    Ok(Some(quote! {
        impl #of {
            /// Returns its kind.
            pub const fn kind(self) -> #result {
                match self { #(#told),* }
            }
        }
    }))
}

fn written(variant: &Variant) -> Result<Vec<Written>> {
    let attributes = variant.attrs.iter().filter(|found| found.path().is_ident("notation"));
    let all: Vec<Written> = attributes.map(|found| found.parse_args()).collect::<Result<_>>()?;
    if all.is_empty() {
        return Err(Error::new_spanned(variant, "`#[notation(\"word {field}\")]`"));
    }
    Ok(all)
}

/// Returns the comment on a variant in one line.
fn doc(variant: &Variant) -> String {
    let lines = variant.attrs.iter().filter_map(|found| match &found.meta {
        Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    });
    lines.map(|line| line.trim().to_owned()).collect::<Vec<_>>().join(" ")
}

fn pieces(written: &Written) -> Result<Vec<Piece>> {
    let (notation, mut pieces) = (written.notation.value(), Vec::new());
    for (at, part) in notation.split(['{', '}']).enumerate() {
        if at % 2 == 0 {
            pieces.extend((!part.is_empty()).then(|| Piece::Text(part.to_owned())));
            continue;
        }
        let (name, item) = match part.split_once('.') {
            Some((name, item)) => (name, Some(item.parse())),
            None => (part, None),
        };
        let wrong = |_| Error::new_spanned(&written.notation, "an item is a number");
        pieces.push(Piece::Field(field(name), item.transpose().map_err(wrong)?));
    }
    Ok(pieces)
}

/// Returns the name of a field in a pattern.
fn field(name: &str) -> Ident {
    if name.parse::<usize>().is_ok() {
        format_ident!("field{name}")
    } else {
        format_ident!("{name}")
    }
}

fn names(variant: &Variant) -> Vec<Ident> {
    let name = |(at, of): (usize, &syn::Field)| of.ident.clone().unwrap_or(field(&at.to_string()));
    variant.fields.iter().enumerate().map(name).collect()
}

fn type_of<'a>(variant: &'a Variant, name: &Ident) -> Option<&'a syn::Type> {
    let mut fields = names(variant).into_iter().zip(&variant.fields);
    let (_, found) = fields.find(|(other, _)| other == name)?;
    // Of an array, its items are written.
    Some(match &found.ty {
        syn::Type::Array(array) => &array.elem,
        other => other,
    })
}

/// Returns the variant with these values of its fields.
fn made(of: &Ident, variant: &Variant, values: &[TokenStream]) -> TokenStream {
    let name = &variant.ident;
    match &variant.fields {
        Fields::Unit => quote!(#of::#name),
        Fields::Unnamed(_) => quote!(#of::#name(#(#values),*)),
        Fields::Named(_) => {
            let fields = names(variant).into_iter().zip(values).map(|(name, value)| {
                if name == value.to_string() { quote!(#name) } else { quote!(#name: #value) }
            });
            quote!(#of::#name { #(#fields),* })
        }
    }
}

fn print(of: &Ident, variant: &Variant, written: &Written, pieces: &[Piece]) -> TokenStream {
    if let Some(only) = &written.only {
        let (pattern, text) = (made(of, variant, &[quote!(#only)]), &written.notation);
        return quote!(#pattern => f.write_str(#text)?,);
    }
    let names: Vec<TokenStream> = names(variant).iter().map(|name| quote!(#name)).collect();
    let pattern = made(of, variant, &names);
    let parts = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => quote!(f.write_str(#text)?;),
        Piece::Field(name, None) => quote!(#name.print(f)?;),
        Piece::Field(name, Some(item)) => quote!(#name[#item].print(f)?;),
    });
    quote!(#pattern => { #(#parts)* })
}

fn read(of: &Ident, variant: &Variant, written: &Written, pieces: &[Piece]) -> TokenStream {
    let local = |name: &Ident, item: &Option<usize>| match item {
        Some(item) => format_ident!("{name}_{item}"),
        None => name.clone(),
    };
    let parts = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => quote!(literal(text, #text)?;),
        Piece::Field(name, item) => {
            let local = local(name, item);
            quote!(let #local = Argument::read(text)?;)
        }
    });
    let value = |name: &Ident| {
        let mut items: Vec<usize> = Vec::new();
        items.extend(pieces.iter().filter_map(|piece| match piece {
            Piece::Field(of, item) if of == name => *item,
            _ => None,
        }));
        items.sort_unstable();
        let locals = items.iter().map(|item| local(name, &Some(*item)));
        if items.is_empty() { quote!(#name) } else { quote!([#(#locals),*]) }
    };
    let values = match &written.only {
        Some(only) => vec![quote!(#only)],
        None => names(variant).iter().map(value).collect(),
    };
    let made = made(of, variant, &values);
    let holds = written.holds.iter();
    quote!(|text| { #(#parts)* Some(#made)#(.filter(#holds))* })
}

fn any(of: &Ident, variant: &Variant, written: &[Written]) -> TokenStream {
    let value = |field: &syn::Field| match field.ty {
        syn::Type::Array(_) => quote!(::std::array::from_fn(|_| Argument::any(below))),
        _ => quote!(Argument::any(below)),
    };
    let made = made(of, variant, &variant.fields.iter().map(value).collect::<Vec<_>>());
    let holds = written.iter().filter_map(|written| written.holds.as_ref());
    quote!(Some(#made)#(.filter(#holds))*)
}
