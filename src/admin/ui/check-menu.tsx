import type { CheckMenuProps } from './check-menu-list.tsx';
import { MenuButton } from './menu-button.tsx';
import { useOpenLater } from './use-open-later.ts';

const loadList = async () => (await import('./check-menu-list.tsx')).CheckMenuList;

/** A button and a list of which any may be chosen; it stays open meanwhile. The list is loaded when it is first opened. */
export function CheckMenu(props: CheckMenuProps) {
  const list = useOpenLater(loadList);
  if (list.Opened) return <list.Opened {...props} />;
  return <MenuButton label={props.label} isNamed isQuiet={props.isQuiet} onPress={list.open} />;
}
