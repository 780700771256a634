import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The filter of a list, which is in the address, so a view can be kept and sent. What the list does not know leaves the address. */
export function useAddress<Filter extends object>(
  read: (given: URLSearchParams) => Filter,
): readonly [filter: Filter, open: (next: Filter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = read(parameters);
  const isClean = Object.keys(filter).length === parameters.size;
  const open = (next: Filter) => {
    const given = Object.entries(next).filter(([, value]) => value);
    setParameters(Object.fromEntries(given), { replace: true });
  };
  useEffect(() => {
    if (!isClean) open(filter);
  });
  return [filter, open];
}
