import { MenuButton } from './menu-button.tsx';
import { useOpenLater } from './use-open-later.ts';

export interface CheckMenuProps {
  readonly label: string;
  readonly options: readonly (readonly [name: string, title: string])[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const loadList = async () => (await import('./check-menu-list.tsx')).CheckMenuList;

/** A button and a list of which any may be chosen; it stays open meanwhile. The list is loaded when it is first opened. */
export function CheckMenu(props: CheckMenuProps) {
  const list = useOpenLater(loadList);
  if (list.Opened) return <list.Opened {...props} />;
  return <MenuButton label={props.label} isNamed isQuiet onPress={list.open} />;
}
