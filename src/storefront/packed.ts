/** A value as JSON text, in what a page carries for the script: React Router's own encoding of many small objects is half as long again. */
export type Packed<Value> = string & { readonly packs?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);
export const unpack = <Value>(text: Packed<Value>): Value => JSON.parse(text);
