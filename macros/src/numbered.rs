//! `derive(Numbered)`.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Error, Expr, Field, Fields, Result};

pub fn derive(input: DeriveInput) -> Result<TokenStream> {
    let of = &input.ident;
    let shapes: Vec<(TokenStream, &Fields)> = match &input.data {
        Data::Enum(data) => {
            let name = |variant: &Ident| quote!(#of::#variant);
            data.variants.iter().map(|variant| (name(&variant.ident), &variant.fields)).collect()
        }
        Data::Struct(data) => vec![(quote!(#of), &data.fields)],
        Data::Union(_) => return Err(Error::new_spanned(of, "a union has no numbers")),
    };
    let (mut before, mut numbers, mut values) = (quote!(0), vec![], vec![]);
    for (name, fields) in shapes {
        let digits = fields.iter().enumerate().map(digit).collect::<Result<Vec<Digit>>>()?;
        let counts = digits.iter().map(|digit| &digit.count);
        let count = quote!((1 #(* #counts)*));
        let members = fields.members().zip(&digits);
        let members: Vec<TokenStream> =
            members.map(|(field, Digit { name, .. })| quote!(#field: #name)).collect();
        // The first field counts most.
        let number = digits.iter().fold(
            quote!(0),
            |number, Digit { count, number: digit, .. }| quote!((#number * #count + #digit)),
        );
        numbers.push(quote!(#name { #(#members),* } => #before + #number));
        let read = digits.iter().rev().map(|Digit { name, count, value, .. }| {
            quote!(let #name = #value(rest % #count)?; let rest = rest / #count;)
        });
        values.push(quote! {
            if number < #before + #count {
                let rest = number - (#before);
                #(#read)*
                let _ = rest;
                return Some(#name { #(#members),* });
            }
        });
        before = quote!(#before + #count);
    }
    Ok(quote! {
        impl ::curia::numbered::Numbered for #of {
            const COUNT: u32 = #before;

            fn number(self) -> u32 {
                match self { #(#numbers),* }
            }

            fn from_number(number: u32) -> Option<#of> {
                #(#values)*
                None
            }
        }
    })
}

/// A field as a digit of the number.
struct Digit {
    name: Ident,
    /// How many values it has.
    count: TokenStream,
    number: TokenStream,
    /// The function that returns the value of a number.
    value: TokenStream,
}

fn digit((at, field): (usize, &Field)) -> Result<Digit> {
    let (name, of_type) = (format_ident!("field{at}"), &field.ty);
    let below = field.attrs.iter().find(|found| found.path().is_ident("below"));
    let below = below.map(|found| found.parse_args::<Expr>()).transpose()?;
    Ok(match below {
        Some(below) => {
            let count = quote!((#below) as u32);
            let number = quote!(u32::from(#name).min((#below) as u32 - 1));
            Digit { name, count, number, value: quote!((|digit| #of_type::try_from(digit).ok())) }
        }
        None => {
            let of_type = quote!(<#of_type as ::curia::numbered::Numbered>);
            let (count, value) = (quote!(#of_type::COUNT), quote!(#of_type::from_number));
            Digit { number: quote!(#of_type::number(#name)), name, count, value }
        }
    })
}
