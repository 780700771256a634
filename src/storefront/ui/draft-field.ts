/** The keys of the string values of a draft. */
type TextName<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name : never;
}[keyof Draft] &
  string;

/** Binds an input to its value in a draft and to its error message. */
export type DraftField<Draft> = (name: TextName<Draft>) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** `field`: from the `useForm` of the draft's form. */
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
