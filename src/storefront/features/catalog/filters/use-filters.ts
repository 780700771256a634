import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { readFilters } from '#contracts/read-filters.ts';
import { type FilterFields, fieldsOf, normalised } from './filter-fields.ts';
import { filteredAddress, keyOf } from './filtered-address.ts';

/** Spec section 9: filters are debounced by 300 ms. */
const DEBOUNCE = 300;

/** The list that is filtered: a category or a search. */
export interface FilteredList {
  /** The filters of the list's address. */
  readonly filters: readonly AppliedFilter[];
}

export interface FilterControl {
  readonly fields: FilterFields;
  /** The filters that the fields set. */
  readonly applied: readonly AppliedFilter[];
  /** The debounced filters that were sent to the server. */
  readonly asked: readonly AppliedFilter[];
  /** Changes the fields at once; the address follows after the debounce. Edits of the same `typed` field make one history entry. */
  edit(fields: FilterFields, typed?: string): void;
  /** Normalises the texts of these fields, after they lost the focus. */
  normalise(names: readonly string[]): void;
  /** Applies the edits now, without the debounce. */
  apply(): void;
}

/** Keeps the filter fields and the address in sync, in both directions. */
export function useFilters(list: FilteredList): FilterControl {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const [fields, setFields] = useState(() => fieldsOf(list.filters));
  const applied = useMemo(() => readFilters(fields), [fields]);
  const [asked, setAsked] = useState<readonly AppliedFilter[]>(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address of the last own navigation, the field that was typed in for it, and the key of the last history entry. */
  const ownNavigation = useRef<{ to?: string; typed?: string | undefined; lastKey: string }>({
    lastKey: location.key,
  });
  /** Addresses of own navigations that are not rendered yet: a busy page renders one after the next has begun. */
  const unrendered = useRef<string[]>([]);
  /** Own navigations that are under way. A busy page renders them later than they begin and end. */
  const underWay = useRef(0);
  const latest = useRef({ applied, location, navigation });
  Object.assign(latest.current, { applied, location, navigation });

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => stopTimer, [stopTimer]);

  const go = (typed?: string) => {
    stopTimer();
    const { applied, location, navigation } = latest.current;
    // The browser's address, not the rendered one: a busy page may not have rendered the last navigation yet.
    const to = filteredAddress(window.location, navigation.location, applied);
    setAsked(applied);
    if (!to) return;
    const isSameStep =
      typed !== undefined &&
      typed === ownNavigation.current.typed &&
      location.pathname + location.search === ownNavigation.current.to;
    ownNavigation.current = { ...ownNavigation.current, to, typed };
    unrendered.current.push(to);
    underWay.current += 1;
    Promise.resolve(navigate(to, { replace: isSameStep, preventScrollReset: true })).finally(() => {
      underWay.current -= 1;
    });
  };

  // Another address was opened: the fields follow it, unless it is their own navigation or they were edited since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation resets the fields, not typing
  useEffect(() => {
    const address = location.pathname + location.search;
    const place = unrendered.current.indexOf(address);
    const isOwn = place >= 0 || address === ownNavigation.current.to;
    unrendered.current.splice(0, place + 1);
    const hasMoved = location.key !== ownNavigation.current.lastKey;
    ownNavigation.current.lastKey = location.key;
    if (hasMoved && !isOwn) {
      stopTimer();
      ownNavigation.current = { lastKey: location.key };
      unrendered.current = [];
    }
    const isNewest = location.key === (window.history.state?.key ?? location.key);
    const isEdited = timer.current !== undefined || navigation.state !== 'idle';
    if (isEdited || underWay.current > 0 || !isNewest || keyOf(list.filters) === keyOf(applied))
      return;
    setFields(fieldsOf(list.filters));
    setAsked(list.filters);
  }, [location.key, navigation.state, keyOf(list.filters)]);

  return {
    fields,
    applied,
    asked,
    edit(next, typed) {
      setFields(next);
      stopTimer();
      timer.current = setTimeout(go, DEBOUNCE, typed);
    },
    normalise(names) {
      ownNavigation.current.typed = undefined;
      setFields((now) => normalised(now, names, applied));
    },
    apply: () => go(),
  };
}
