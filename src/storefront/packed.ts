/** A value serialised as JSON text in the loader data. React Router's own encoding is 1.5 times as long for many small objects. */
export type Packed<Value> = string & { readonly packs?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);
export const unpack = <Value>(text: Packed<Value>): Value => JSON.parse(text);
