import { createContext, use, useState } from 'react';

/** What the API refused, by the names of the fields. */
export const FormErrors = createContext<Readonly<Record<string, string[]>>>({});

/**
 * What is wrong with a field; undefined where nothing is. Once the field is being corrected the text only keeps its place, until the form
 * is sent again: nothing moves under a press.
 */
export function useFieldError(name: string) {
  const wrong = use(FormErrors)[name];
  const [corrected, setCorrected] = useState<readonly string[]>();
  return {
    error: wrong?.join(' '),
    isCorrected: wrong !== undefined && corrected === wrong,
    correct: () => setCorrected(wrong),
  };
}
