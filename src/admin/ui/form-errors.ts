import { createContext, use } from 'react';

/** What the API refused, by the names of the fields. */
export const FormErrors = createContext<Readonly<Record<string, string[]>>>({});

/** What is wrong with a field; undefined where nothing is. It stays until the form is sent again: nothing moves under a press. */
export const useFieldError = (name: string): string | undefined => use(FormErrors)[name]?.join(' ');
