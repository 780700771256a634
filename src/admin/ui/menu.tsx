import { MenuButton } from './menu-button.tsx';
import type { MenuProps } from './menu-list.tsx';
import { useOpenLater } from './use-open-later.ts';

const loadList = async () => (await import('./menu-list.tsx')).MenuList;

/** A button and what can be done with a thing; what destroys stands last. The list is loaded when it is first opened. */
export function Menu(props: MenuProps) {
  const { label, isNamed = false, isPending = false } = props;
  const list = useOpenLater(loadList);
  if (list.Opened) return <list.Opened {...props} />;
  return <MenuButton label={label} isNamed={isNamed} isPending={isPending} onPress={list.open} />;
}
