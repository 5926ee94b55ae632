import { Icon } from '../../shell/Icon.tsx';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { sheetTextsOf } from '../sheetTexts/texts.ts';
import { useTable, useTableState } from './context.ts';
import { tableVerifyUrl } from './verifyUrl.ts';

/** Rounds that the sheet links to. */
const linkedMax = 20;

export const FairnessSheet = ({ onClose }: { onClose: () => void }) => {
  const { texts, words, game, lang } = useTable();
  const { table, results, seals } = useTableState();
  const sealOf = (round: number) => seals.find((seal) => seal.round === round);
  const text = sheetTextsOf(lang).fairness;
  const latest = results.slice(-linkedMax).reverse();
  return (
    <Sheet title={texts.fairness} closeLabel={texts.close} onClose={onClose}>
      <p>{text.intro}</p>
      {table && <p data-field="sealing">{text.sealing[table.sealing]}</p>}
      {table && (
        <dl className="seeds">
          <div>
            <dt>
              {text.hash} · {texts.round(table.number)}
            </dt>
            <dd data-field="server-seed-hash">{table.serverSeedHash}</dd>
          </div>
          <div>
            <dt>{text.seal}</dt>
            <dd data-field="sealed-hash">{table.seal?.hash ?? text.notSealed}</dd>
          </div>
          {table.sealing === 'beacon' && (
            <div>
              <dt>{text.beaconRound}</dt>
              <dd data-field="beacon-round">{table.seal?.beaconRound ?? text.notSealed}</dd>
            </div>
          )}
          <div>
            <dt>{text.nextHash}</dt>
            <dd data-field="next-seed-hash">{table.nextSeedHash}</dd>
          </div>
        </dl>
      )}
      {latest.length > 0 && <h3>{text.lastRounds}</h3>}
      <ul className="round-links">
        {latest.map(({ number, summary }) => (
          <li key={number}>
            <a
              href={tableVerifyUrl(game.gameCode, lang, number, { seal: sealOf(number) })}
              target="_blank"
              rel="noreferrer"
              data-action="verify-round"
            >
              {texts.round(number)}
            </a>{' '}
            {words.result(summary)}
          </li>
        ))}
      </ul>
      <a
        className="quiet-button"
        href={tableVerifyUrl(game.gameCode, lang, Math.max(1, (table?.number ?? 2) - 1))}
        target="_blank"
        rel="noreferrer"
        data-action="verify"
      >
        {text.verify} <Icon name="external-link" size={16} />
      </a>
    </Sheet>
  );
};
