import './menu.css';
import './address-field.css';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import type { FoundLink } from '#contracts/admin/content/links.ts';
import { linkKindNames, linkMessages as words } from '#messages/office/links.ts';
import { call } from '../api/call-api.ts';
import { linksCalls } from '../api/endpoints/links.ts';
import { Button } from './button.tsx';
import { useFieldError } from './form-errors.ts';
import { useRested } from './use-rested.ts';

export interface AddressProps {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (address: string) => void;
  readonly onChoose?: (page: FoundLink) => void;
}

/** An address, typed or chosen among the pages of the shop by their names. */
export function AddressCombo(field: AddressProps) {
  const { name, label, hint, value, onChange, onChoose, ...props } = field;
  const error = useFieldError(name);
  const [isOpen, setOpen] = useState(false);
  const { sections, state } = useFound(value, isOpen);
  return (
    <ComboBox
      {...props}
      className="field address-field"
      name={name}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="input"
      validationBehavior="aria"
      isInvalid={error !== undefined}
      items={sections}
      inputValue={value}
      onInputChange={onChange}
      onOpenChange={setOpen}
      onSelectionChange={(key) => {
        const chosen = sections.flatMap(({ links }) => links).find(({ link }) => link === key);
        if (chosen) onChoose?.(chosen);
      }}
    >
      <Label>{label}</Label>
      <div className="field__line">
        <Input className="field__input" autoComplete="off" maxLength={500} />
        {!props.isReadOnly && (
          <Button look="quiet">
            <ChevronDown />
          </Button>
        )}
      </div>
      <Text slot="description" className="field__hint">
        {hint}
      </Text>
      <FieldError className="field__error">{error}</FieldError>
      <Popover className="menu found-links" placement="bottom start">
        <ListBox
          className="menu__list"
          aria-label={words.found}
          renderEmptyState={() => <p className="found-links__state">{state}</p>}
        >
          {({ kind, links }: Section) => (
            <ListBoxSection id={kind}>
              <Header className="found-links__kind">{linkKindNames[kind]}</Header>
              <Collection items={links}>
                {(one: FoundLink) => (
                  <ListBoxItem id={one.link} textValue={one.link} className="menu__item">
                    <span>{one.name}</span>
                    <span className="found-links__address">{one.link}</span>
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

interface Section {
  readonly kind: FoundLink['kind'];
  readonly links: readonly FoundLink[];
}

/** What the words find, or why nothing yet. An address that was chosen finds all pages again. */
function useFound(typed: string, isOpen: boolean) {
  const text = typed.trim();
  const rested = useRested(text);
  const { data, error, isFetching } = useQuery({
    queryKey: ['links', rested],
    queryFn: () => call(linksCalls.find, { query: { text: rested } }),
    enabled: isOpen,
  });
  const byKind = Map.groupBy(data?.links ?? [], ({ kind }) => kind);
  const sections = [...byKind].map(([kind, links]): Section => ({ kind, links }));
  if (isFetching || rested !== text) return { sections, state: words.searching };
  return { sections, state: error ? error.message : words.nothingFound };
}
