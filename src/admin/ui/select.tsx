interface Props<Value extends string> {
  readonly label: string;
  readonly any: string;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value | undefined) => void;
}

/** One of the values of a filter, or any. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, any, value = '', options, onChange } = props;
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange((target.value || undefined) as Value | undefined)}
      >
        <option value="">{any}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
