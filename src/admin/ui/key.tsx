import './key.css';
import { type KeyGroup, useKeysOff } from './key-settings.ts';

/** The sign on a key, from its place on a keyboard with Latin letters. */
export const signOf = (code: string) => (code === 'Slash' ? '/' : code.replace('Key', ''));

/** The group of a key that a page gives a meaning. */
export function groupOf(code: string): KeyGroup {
  if (code === 'Slash') return 'search';
  return code === 'KeyN' ? 'note' : 'rows';
}

/** A key beside what it does; nothing where the member has turned it off. Narrow windows have no room for keys. */
export function Key({ code }: { code: string }) {
  const isOff = useKeysOff().includes(groupOf(code));
  return isOff ? null : <KeySign>{signOf(code)}</KeySign>;
}

export const KeySign = ({ children }: { children: string }) => (
  <kbd className="key">{children}</kbd>
);
