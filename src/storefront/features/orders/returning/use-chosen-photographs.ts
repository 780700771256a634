import { useState } from 'react';
import { MOST_PHOTOGRAPHS } from '#contracts/return-states.ts';
import { faultOfFile, photographFaults } from '#messages/orders/return-photographs.ts';
import type { UnsentPhotographs } from './photographs-api.ts';
import { readPhotograph } from './read-photograph.ts';

/** The photographs that are chosen for a return and not sent yet; at first those that did not come. `given`: how many the return has. */
export function useChosenPhotographs(given: number, unsent?: UnsentPhotographs) {
  const [chosen, setChosen] = useState(unsent?.chosen ?? []);
  const [faults, setFaults] = useState(unsent?.faults ?? []);
  const [isReading, setReading] = useState(false);
  const add = async (files: readonly File[]) => {
    setReading(true);
    setFaults([]);
    const fitting = Math.max(0, MOST_PHOTOGRAPHS - given - chosen.length);
    const told = files.slice(fitting).map(({ name }) => faultOfFile(name, photographFaults.noRoom));
    for (const file of files.slice(0, fitting)) {
      const read = await readPhotograph(file);
      if (typeof read === 'string') told.push(faultOfFile(file.name, read));
      else setChosen((known) => [...known, read]);
    }
    setFaults(told);
    setReading(false);
  };
  const remove = (id: string) => {
    setChosen(chosen.filter((one) => one.id !== id));
    setFaults([]);
  };
  const keep = (left: UnsentPhotographs) => {
    setChosen(left.chosen);
    setFaults(left.faults);
  };
  return { chosen, faults, isReading, add, remove, keep };
}

export type ChosenPhotographs = ReturnType<typeof useChosenPhotographs>;
