import './menu.css';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './button.tsx';

interface Props<Name extends string> {
  readonly label: string;
  readonly options: readonly (readonly [name: Name, title: string])[];
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: readonly Name[]) => void;
}

/** A button and a list of which any may be chosen; it stays open meanwhile. */
export const CheckMenu = <Name extends string>({
  label,
  options,
  chosen,
  onChange,
}: Props<Name>) => (
  <MenuTrigger>
    <Button look="quiet">{label}</Button>
    <Popover className="menu" placement="bottom end">
      <AriaMenu
        className="menu__list"
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) => {
          const isChosen = (name: Name) => keys === 'all' || keys.has(name);
          onChange(options.map(([name]) => name).filter(isChosen));
        }}
      >
        {options.map(([name, title]) => (
          <MenuItem key={name} id={name} className="menu__item menu__item--check">
            {title}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
