/** A file or folder as the only parameter, or none; undefined for anything else. */
export function readOptionalPlace(
  parameters: readonly string[],
): { readonly place: string | undefined } | undefined {
  const [place, ...others] = parameters;
  return others.length > 0 || place?.startsWith('-') ? undefined : { place };
}
