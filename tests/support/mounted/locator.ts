import { userEvent } from '@testing-library/user-event';
import {
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  Ivya,
} from 'ivya';
import { vi } from 'vitest';
import { type GivenFile, setFiles } from './chosen-files.ts';

type Text = string | RegExp;
type RoleOptions = Parameters<typeof getByRoleSelector>[1];
/** As Playwright: here nothing lies over anything. */
interface Forced {
  readonly force?: boolean;
}
interface Filter {
  readonly hasText?: Text;
  readonly hasNotText?: Text;
  readonly has?: MountedLocator;
  readonly hasNot?: MountedLocator;
  readonly visible?: boolean;
}

/** A busy machine is slow, not wrong. */
const PATIENCE = 20_000;
const WITHIN = { timeout: PATIENCE, interval: 20 };

const ivya = Ivya.create({ browser: 'chromium' });

/** Finds elements of a mounted page, as Playwright finds those of a browser: by role, label and text, anew at each call. */
export class MountedLocator {
  readonly selector: string;
  private readonly root: () => Document;

  constructor(root: () => Document, selector: string) {
    this.root = root;
    this.selector = selector;
  }

  private chain(selector: string): MountedLocator {
    return new MountedLocator(
      this.root,
      this.selector ? `${this.selector} >> ${selector}` : selector,
    );
  }
  getByRole = (role: string, options?: RoleOptions) => this.chain(getByRoleSelector(role, options));
  getByText = (text: Text, options?: { exact?: boolean }) =>
    this.chain(getByTextSelector(text, options));
  getByLabel = (text: Text, options?: { exact?: boolean }) =>
    this.chain(getByLabelSelector(text, options));
  getByPlaceholder = (text: Text) => this.chain(getByPlaceholderSelector(text));
  locator = (selector: string, filter?: Filter) => {
    const found = this.chain(selector);
    return filter ? found.filter(filter) : found;
  };
  first = () => this.chain('nth=0');
  last = () => this.chain('nth=-1');
  nth = (index: number) => this.chain(`nth=${index}`);
  and = (other: MountedLocator) => this.chain(`internal:and=${JSON.stringify(other.selector)}`);
  or = (other: MountedLocator) => this.chain(`internal:or=${JSON.stringify(other.selector)}`);
  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): MountedLocator {
    let found: MountedLocator = this;
    if (hasText !== undefined) found = found.chain(`internal:has-text=${textBody(hasText)}`);
    if (hasNotText !== undefined)
      found = found.chain(`internal:has-not-text=${textBody(hasNotText)}`);
    if (has) found = found.chain(`internal:has=${JSON.stringify(has.selector)}`);
    if (hasNot) found = found.chain(`internal:has-not=${JSON.stringify(hasNot.selector)}`);
    if (visible !== undefined) found = found.chain(`visible=${visible}`);
    return found;
  }

  /** The elements at this moment. */
  elements = (): HTMLElement[] =>
    ivya.queryLocatorSelectorAll(this.selector, this.root()) as HTMLElement[];

  /** The one element, once it is there. */
  element = (): Promise<HTMLElement> =>
    vi.waitFor(() => {
      const found = this.elements();
      if (found.length > 1) throw new Error(`${this.selector}: ${found.length} elements`);
      const [one] = found;
      if (!one) throw new Error(`${this.selector}: no element in\n${textOf(this.root().body)}`);
      return one;
    }, WITHIN);

  private shown = (): Promise<HTMLElement> =>
    vi.waitFor(async () => {
      const element = await this.element();
      if (!isShown(element)) throw new Error(`${this.selector} is hidden`);
      return element;
    }, WITHIN);

  private async usable(): Promise<HTMLElement> {
    await this.shown();
    await effects();
    return vi.waitFor(async () => {
      const element = await this.shown();
      if (isDisabled(element) || element.matches('[aria-disabled="true"]'))
        throw new Error(`${this.selector} is disabled`);
      return element;
    }, WITHIN);
  }

  async waitFor({
    state = 'visible',
  }: {
    state?: 'visible' | 'attached' | 'hidden' | 'detached';
    timeout?: number;
  } = {}): Promise<void> {
    if (state === 'visible') await this.shown();
    else if (state === 'attached') await this.element();
    else {
      await vi.waitFor(() => {
        const left = this.elements().filter((one) => state === 'detached' || isShown(one));
        if (left.length > 0) throw new Error(`${this.selector} is still there`);
      }, WITHIN);
    }
  }

  click = async () => act(await this.usable(), (user, element) => user.click(element));
  dblclick = async () => act(await this.usable(), (user, element) => user.dblClick(element));
  hover = async () => act(await this.shown(), (user, element) => user.hover(element));
  focus = async () => (await this.element()).focus();
  blur = async () => (await this.element()).blur();
  press = async (keys: string) => {
    await this.shown();
    await effects();
    const element = await this.element();
    element.focus();
    await press(element, keys);
  };
  pressSequentially = async (text: string, _pace?: { delay: number }) =>
    act(await this.usable(), (user, element) => user.type(element, text));
  async fill(value: string): Promise<void> {
    const element = (await this.usable()) as HTMLInputElement;
    element.focus();
    setValue(element, value);
    element.dispatchEvent(new (windowOf(element).Event)('input', { bubbles: true }));
  }
  clear = () => this.fill('');
  check = (_given?: Forced) => this.setChecked(true);
  uncheck = () => this.setChecked(false);
  async setChecked(checked: boolean): Promise<void> {
    const element = await this.usable();
    if (isChecked(element) !== checked) await act(element, (user) => user.click(element));
  }
  /** By value or label, once the select offers it. */
  async selectOption(option: string | { label?: string; value?: string }): Promise<void> {
    const { label, value } = typeof option === 'string' ? { label: option, value: option } : option;
    const wanted = label?.replaceAll(/\s+/g, ' ');
    const found = await vi.waitFor(async () => {
      const { options } = (await this.usable()) as HTMLSelectElement;
      const one = [...options].find((one) => one.value === value || spaced(one) === wanted);
      if (!one) throw new Error(`${this.selector} has no option ${JSON.stringify(option)}`);
      return one;
    }, WITHIN);
    await act(await this.usable(), (user, element) => user.selectOptions(element, found));
  }

  setInputFiles = async (files: GivenFile | readonly GivenFile[]) =>
    setFiles(await this.element(), files);

  count = async () => this.elements().length;
  all = async () => this.elements().map((_, index) => this.nth(index));
  allTextContents = async () => this.elements().map((one) => one.textContent ?? '');
  allInnerTexts = async () => this.elements().map((one) => shownText(one).trim());
  textContent = async () => (await this.element()).textContent;
  inputValue = async () => ((await this.element()) as HTMLInputElement).value;
  getAttribute = async (name: string) => (await this.element()).getAttribute(name);
  isVisible = async () => {
    const [one] = this.elements();
    return one !== undefined && isShown(one);
  };
  isChecked = async () => isChecked(await this.element());
  isDisabled = async () => isDisabled(await this.element());
  isEnabled = async () => !(await this.isDisabled());
  evaluate = async <Result, Found extends HTMLElement = HTMLElement>(
    run: (element: Found) => Result,
  ) => run((await this.element()) as Found);
  evaluateAll = async <Result, Given = undefined>(
    run: (elements: HTMLElement[], given: Given) => Result,
    given?: Given,
  ) => run(this.elements(), given as Given);
}

/** Keys by their place, whose signs user-event reads otherwise. */
const KEYS: Readonly<Record<string, string>> = { ' ': '[Space]', '/': '[Slash]' };

/** Keys as Playwright names them: `Shift+Tab`. */
export async function press(target: Element, keys: string): Promise<void> {
  const [key = '', ...modifiers] = keys.split('+').reverse();
  const named = modifiers.map((one) => `{${one}>}`).join('');
  await act(target, (user) =>
    user.keyboard(
      `${named}${KEYS[key] ?? `{${key}}`}${modifiers.map((one) => `{/${one}}`).join('')}`,
    ),
  );
}

/** React has run the effects of what is shown: it listens then to all that it draws from. */
async function effects(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

type User = ReturnType<typeof userEvent.setup>;

async function act(
  element: HTMLElement | Element,
  perform: (user: User, element: HTMLElement) => Promise<unknown>,
): Promise<void> {
  const user = userEvent.setup({
    document: element.ownerDocument,
    delay: null,
    // Nothing is laid out, so nothing lies over anything.
    pointerEventsCheck: 0,
  });
  await perform(user, element as HTMLElement);
}

const windowOf = (element: Element) =>
  element.ownerDocument.defaultView as Window & typeof globalThis;

/** By the setter of the prototype: React has one of its own on the element. */
function setValue(element: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  if (!set) throw new Error(`A ${element.tagName} cannot be filled`);
  set.call(element, value);
}

/** With plain spaces alone, as Playwright compares. */
const spaced = ({ textContent }: Element) => textContent?.replaceAll(/\s+/g, ' ').trim();

const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') || element.closest('fieldset[disabled]') !== null;

const isChecked = (element: HTMLElement) =>
  element.ariaChecked === 'true' || (element as HTMLInputElement).checked === true;

const isShown = (element: HTMLElement): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { display, visibility } = windowOf(element).getComputedStyle(one);
    if (display === 'none' || visibility === 'hidden') return false;
  }
  return element.isConnected;
};

/** The text of an element without what is hidden in it. */
const shownText = (node: Node): string => {
  if (node.nodeType !== node.ELEMENT_NODE) return node.textContent ?? '';
  return isShown(node as HTMLElement) ? [...node.childNodes].map(shownText).join('') : '';
};

const textBody = (text: Text) =>
  text instanceof RegExp ? String(text) : `${JSON.stringify(text)}i`;

const MOST_TEXT = 3000;
const textOf = (element: Element) => element.textContent?.slice(0, MOST_TEXT) ?? '';
