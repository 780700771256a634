const FIELDS = 'input, textarea, select';

const fieldsOf = (place: Element | null) => [
  ...(place?.querySelectorAll<HTMLInputElement>(FIELDS) ?? []),
];

const contentOf = ({ type, value, checked }: HTMLInputElement): string =>
  type === 'checkbox' || type === 'radio' ? String(checked) : value;

/** Knows which fields of a place were changed since they were first looked at. */
export function typedFields() {
  const first = new WeakMap<Element, string>();
  return {
    /** To be called before each change, so that fields that came late are known too. */
    look: (place: Element | null) => {
      for (const field of fieldsOf(place)) {
        if (!first.has(field)) first.set(field, contentOf(field));
      }
    },
    isChanged: (place: Element | null): boolean =>
      fieldsOf(place).some((field) => first.has(field) && first.get(field) !== contentOf(field)),
  };
}
