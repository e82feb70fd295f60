//! `derive(Formed)`.

use crate::snake;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::punctuated::Punctuated;
use syn::{
    Data, DeriveInput, Error, Field, Fields, LitStr, Meta, Path, Result, Token, Type, Variant,
};

/// A field, with what its attributes say of it.
struct Part {
    /// Its name in a pattern.
    name: Ident,
    key: Ident,
    of_type: Type,
    is_flat: bool,
    /// What is written in its place: a type, and the function that makes it.
    by: Option<(Type, Path)>,
    /// The fields that name those who may know it.
    secret: Vec<Ident>,
}

pub fn derive(input: DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input, "only an enum has forms"));
    };
    let of = &input.ident;
    let (mut forms, mut arms, mut shapes) = (vec![], vec![], vec![]);
    let (mut hidden, mut revealing) = (vec![], vec![]);
    for variant in &data.variants {
        let parts: Result<Vec<Part>> = variant.fields.iter().enumerate().map(part).collect();
        let parts = parts?;
        let (name, pattern) = (&variant.ident, pattern(of, variant, &parts));
        let (kind, written) = (snake(&name.to_string()), format_ident!("{name}Form"));
        forms.push(form(&written, &kind, &parts));
        let fields = parts.iter().map(|Part { name, key, by, .. }| match by {
            Some((_, by)) => quote!(#key: #by(*#name)),
            None => quote!(#key: ::curia::rules::form::Formed::form(#name)),
        });
        arms.push(quote!(#pattern => ::serde::Serialize::serialize(
            &#written { kind: #kind, #(#fields),* },
            serializer,
        )));
        shapes.push(quote!(generator.subschema_for::<#written>()));
        hidden.extend(hide(&pattern, &parts));
        if let Some(reveals) = variant.attrs.iter().find(|found| found.path().is_ident("reveals")) {
            let only_if = match &reveals.meta {
                Meta::List(_) => Some(reveals.parse_args::<Ident>()?),
                _ => None,
            };
            let only_if = only_if.iter();
            revealing.push(quote!(#of::#name { #(#only_if: true,)* .. }));
        }
    }
    let seen_by = (!hidden.is_empty()).then(|| {
        quote! {
            /// Returns the part of it that a seat, or an onlooker, may know.
            pub fn seen_by(mut self, viewer: Option<::curia::rules::Seat>) -> #of {
                match &mut self { #(#hidden)* _ => {} }
                self
            }
        }
    });
    let reveals = (!revealing.is_empty()).then(|| {
        quote! {
            /// Whether it showed something that was hidden.
            pub const fn reveals(&self) -> bool {
                matches!(self, #(#revealing)|*)
            }
        }
    });
    let title = of.to_string();
    Ok(quote! {
        impl #of { #seen_by #reveals }

        impl ::curia::rules::form::Formed for #of {
            type Form = #of;

            fn form(&self) -> #of {
                *self
            }
        }

        const _: () = {
            #(#forms)*

            impl ::serde::Serialize for #of {
                fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    match self { #(#arms),* }
                }
            }

            #[cfg(feature = "tool")]
            impl ::schemars::JsonSchema for #of {
                fn schema_name() -> ::std::borrow::Cow<'static, str> {
                    #title.into()
                }

                fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                    ::schemars::json_schema!({ "oneOf": [#(#shapes),*] })
                }
            }
        };
    })
}

/// Returns the struct that a variant is written as.
fn form(name: &Ident, kind: &str, parts: &[Part]) -> TokenStream {
    let fields = parts.iter().map(|Part { key, of_type, is_flat, by, .. }| {
        let flat = is_flat.then(|| quote!(#[serde(flatten)]));
        let written = match by {
            Some((written, _)) => quote!(#written),
            None => quote!(<#of_type as ::curia::rules::form::Formed>::Form),
        };
        quote!(#flat #key: #written)
    });
    let is_closed = parts.iter().all(|part| !part.is_flat);
    let closed = is_closed.then(|| quote!(#[serde(deny_unknown_fields)]));
    quote! {
        #[derive(::serde::Serialize)]
        #[cfg_attr(feature = "tool", derive(::schemars::JsonSchema))]
        #closed
        struct #name {
            #[cfg_attr(feature = "tool", schemars(extend("const" = #kind)))]
            kind: &'static str,
            #(#fields),*
        }
    }
}

/// Returns what hides the secret fields of a variant from those who may not know them.
fn hide(pattern: &TokenStream, parts: &[Part]) -> Option<TokenStream> {
    let secrets = parts.iter().filter(|part| !part.secret.is_empty()).map(|part| {
        let (name, knowing) = (&part.name, &part.secret);
        quote! {
            if ![#(Some(*#knowing)),*].contains(&viewer) {
                *#name = None;
            }
        }
    });
    let secrets: Vec<TokenStream> = secrets.collect();
    let unused = parts.iter().map(|part| &part.name);
    (!secrets.is_empty()).then(|| quote!(#pattern => { let _ = (#(&*#unused),*); #(#secrets)* }))
}

fn pattern(of: &Ident, variant: &Variant, parts: &[Part]) -> TokenStream {
    let (name, fields) = (&variant.ident, parts.iter().map(|part| &part.name));
    match variant.fields {
        Fields::Unit => quote!(#of::#name),
        Fields::Named(_) => quote!(#of::#name { #(#fields),* }),
        Fields::Unnamed(_) => quote!(#of::#name(#(#fields),*)),
    }
}

fn part((at, field): (usize, &Field)) -> Result<Part> {
    let name = field.ident.clone().unwrap_or_else(|| format_ident!("field{at}"));
    let key = match (&field.ident, &field.ty) {
        (None, Type::Path(of_type)) => {
            let of_type = of_type.path.segments.last().map(|part| part.ident.to_string());
            format_ident!("{}", snake(&of_type.unwrap_or_default()))
        }
        _ => name.clone(),
    };
    let of_type = field.ty.clone();
    let mut part = Part { name, key, of_type, is_flat: false, by: None, secret: Vec::new() };
    for attribute in &field.attrs {
        if attribute.path().is_ident("secret") {
            let knowing =
                attribute.parse_args_with(Punctuated::<Ident, Token![,]>::parse_terminated);
            part.secret = knowing?.into_iter().collect();
        } else if attribute.path().is_ident("form") {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("flat") {
                    part.is_flat = true;
                } else if meta.path.is_ident("key") {
                    part.key = meta.value()?.parse::<LitStr>()?.parse()?;
                } else if meta.path.is_ident("by") {
                    let by: Path = meta.value()?.parse()?;
                    meta.input.parse::<Token![->]>()?;
                    part.by = Some((meta.input.parse()?, by));
                } else {
                    return Err(meta.error("`flat`, `key = \"…\"` or `by = function -> Type`"));
                }
                Ok(())
            })?;
        }
    }
    Ok(part)
}
