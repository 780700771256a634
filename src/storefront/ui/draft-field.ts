/** The names of those values of a draft that are texts. */
type TextName<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name : never;
}[keyof Draft] &
  string;

/** Ties an input to its place in a draft and to its message. */
export type DraftField<Draft> = (name: TextName<Draft>) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** `field`: of the form that the draft belongs to. */
export const draftField =
  <Draft>(
    draft: Draft,
    edit: (edited: Partial<Draft>) => void,
    field: (name: string) => { name: string; error: string | undefined },
  ): DraftField<Draft> =>
  (name) => ({
    ...field(name),
    value: String(draft[name]),
    onChange: ({ target }) => edit({ [name]: target.value } as Partial<Draft>),
  });
