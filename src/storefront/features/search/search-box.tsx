import SearchIcon from 'lucide-react/icons/search';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CategoryName } from '#contracts/catalog.ts';
import { searchMessages } from '#messages/catalogue/search.ts';
import { addresses } from '../../addresses.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { categoriesNamed } from './category-of.ts';
import './search-box.css';

const CLOSE_DELAY = 200;

const loadSuggestions = () => import('./suggestions.tsx');

/**
 * The search of the header: a plain GET form. With JavaScript a text that is part of a category's name opens that category. The suggestions are a lazy
 * chunk, loaded on the first focus.
 */
export function SearchBox({ categories }: { categories: readonly CategoryName[] }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [text, setText] = useState('');
  const { open, setOpen, leave, stay } = useOpening();
  const { key } = useLocation();
  /** Typed since a search or a page: the page that comes next takes neither the text nor the focus. */
  const isTyping = useRef(false);
  const focusHeadingNext = useFocusedHeading(isTyping);
  const asked = useAskedFor(field, isTyping);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown, after the effects above
  useEffect(() => {
    isTyping.current = false;
  }, [key]);
  const suggestions = useChunk(loadSuggestions, wanted);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim();
    if (!typed) return;
    setOpen(false);
    isTyping.current = false;
    // Closes the on-screen keyboard, which would cover the results.
    field.current?.blur();
    focusHeadingNext();
    const [category] = categoriesNamed(typed, categories);
    navigate(category ? addresses.products({ category: category.slug }) : addresses.search(typed));
  };

  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave(CLOSE_DELAY);
  };

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && open && text.trim()) {
      // Escape would clear a search field; here it closes the suggestions.
      event.preventDefault();
      field.current?.focus();
      setOpen(false);
    } else if (suggestions.state === 'there') suggestions.module.moveFocus(event);
  };

  const show = () => {
    setWanted(true);
    setText(field.current?.value ?? '');
    setOpen(true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know the element `search`
    <form
      role="search"
      action="/search"
      className="search-box"
      onSubmit={submit}
      onFocus={stay}
      onBlur={blur}
      onKeyDown={press}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className="search-box__field"
        aria-label={searchMessages.field}
        placeholder={searchMessages.placeholder}
        defaultValue={asked}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onInput={() => {
          isTyping.current = true;
          show();
        }}
        onFocus={show}
      />
      <button type="submit" className="search-box__submit" aria-label={searchMessages.submit}>
        <SearchIcon aria-hidden="true" />
      </button>
      {suggestions.state === 'there' && (
        <suggestions.module.Suggestions
          text={text.trim()}
          open={open}
          categories={categories}
          onChosen={() => {
            setOpen(false);
            isTyping.current = false;
            focusHeadingNext();
          }}
        />
      )}
    </form>
  );
}

/** Open until a navigation. `leave` closes after a delay, `stay` cancels that. */
function useOpening() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setOpen = (open: boolean) => setOpenedAt(open ? key : null);
  const stay = () => clearTimeout(timer.current);
  const leave = (delay: number) => {
    stay();
    timer.current = setTimeout(() => setOpenedAt(null), delay);
  };
  return { open: openedAt === key, setOpen, stay, leave };
}

type Flag = { current: boolean };

/** The returned function moves the focus to the heading of the next page, where the search has led. */
function useFocusedHeading(isTyping: Flag): () => void {
  const { key } = useLocation();
  const isNext = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!isNext.current || !heading) return;
    isNext.current = false;
    if (isTyping.current) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key]);
  return () => {
    isNext.current = true;
  };
}

/** The query of the current page. The field is updated when it changes. */
function useAskedFor(field: { current: HTMLInputElement | null }, isTyping: Flag): string {
  const { pathname, search } = useLocation();
  const asked = pathname.startsWith('/search') ? (new URLSearchParams(search).get('q') ?? '') : '';
  const shown = useRef(asked);
  useEffect(() => {
    // Not at hydration: the visitor may have typed already.
    if (shown.current === asked || !field.current) return;
    shown.current = asked;
    if (!isTyping.current) field.current.value = asked;
  }, [asked, field, isTyping]);
  return asked;
}
