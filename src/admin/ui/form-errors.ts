import { createContext, use } from 'react';

/** What the API refused, by the names of the fields. */
export const FormErrors = createContext<Readonly<Record<string, string[]>>>({});

/** What is wrong with a field; undefined where nothing is, or where it was edited since. */
export const useFieldError = (name: string): string | undefined =>
  use(FormErrors)[name]?.join('\n');
