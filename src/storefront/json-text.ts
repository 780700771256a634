/** A value serialised as JSON text in the loader data. React Router's own encoding is 1.5 times as long for many small objects. */
export type JsonText<Value> = string & { readonly parsed?: Value };

export const toJsonText = <Value>(value: Value): JsonText<Value> => JSON.stringify(value);
export const parseJsonText = <Value>(text: JsonText<Value>): Value => JSON.parse(text);
