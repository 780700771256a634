import '../../ui/table.css';
import { useState } from 'react';
import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Link } from '../../ui/link.tsx';
import { LeftOutFiles } from './left-out-files.tsx';
import type { Plan } from './use-given-pictures.ts';

interface Props {
  readonly plan: Plan;
  readonly onSend: (replace: boolean) => void;
  readonly onOther: () => void;
}

const SHOWN = 50;

/** What would be loaded, and with which goods; nothing is changed yet. */
export function PicturesPreview({ plan, onSend, onOther }: Props) {
  const [replace, setReplace] = useState(false);
  const [isAll, setAll] = useState(false);
  const { goods, byArticle, count } = plan;
  const shown = isAll ? goods : goods.slice(0, SHOWN);
  return (
    <section className="section" aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <p>{count > 0 ? words.matched(count, byArticle.size) : words.matchedNone}</p>
      {count > 0 && (
        <>
          <table className="table given-pictures__goods">
            <thead>
              <tr>
                <th scope="col">{words.article}</th>
                <th scope="col">{words.goods}</th>
                <th scope="col">{words.given}</th>
                <th scope="col">{words.has}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ article, product, name, photos }) => (
                <tr key={article}>
                  <td>{article}</td>
                  <td>
                    <Link to={`/goods/${product}`} target="_blank">
                      {name}
                    </Link>
                  </td>
                  <td>{byArticle.get(article)?.length ?? 0}</td>
                  <td>{photos}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length < goods.length && (
            <Button look="quiet" onPress={() => setAll(true)}>
              {words.all(goods.length)}
            </Button>
          )}
        </>
      )}
      <LeftOutFiles {...plan} />
      {count > 0 && (
        <Choice
          name="existing"
          label={words.existing}
          value="add"
          onChange={(value) => setReplace(value === 'replace')}
          options={[
            { value: 'add', name: words.add, about: words.addAbout },
            { value: 'replace', name: words.replace, about: words.replaceAbout },
          ]}
        />
      )}
      <div className="form__actions">
        {count > 0 && (
          <Button look="main" onPress={() => onSend(replace)}>
            {words.load(count)}
          </Button>
        )}
        <Button onPress={onOther}>{words.other}</Button>
      </div>
    </section>
  );
}
