import { useQuery } from '@tanstack/react-query';
import type { CalculationChange } from '../../../domain/api/recomputations.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { paths } from '../ground/paths.ts';
import { today } from '../shared/clock.ts';
import { ShortList, ShortListRow } from '../shared/ShortList.tsx';
import { rulesPath, sinceOf } from './changes.ts';
import { recomputationTexts as texts } from './texts.ts';

const SHOWN = 4;

const saidOf = ({ before, after, cause }: CalculationChange): string => {
  const [from, to] =
    before.date === after.date
      ? [texts.value(before.value), texts.value(after.value)]
      : [texts.day(before.date), texts.day(after.date)];
  return `${from} → ${to} · ${cause}`;
};

/** What new rules or indexes moved lately, the first ones; nothing where nothing did, or where it cannot be told. */
export const RecentChanges = () => {
  const genial = useGenial();
  const query = { since: sinceOf('month', new Date()), page: 1, limit: SHOWN };
  const { data } = useQuery({
    queryKey: [...keys.calculationChanges, query],
    queryFn: ({ signal }) => genial.calculationChanges(query, signal),
  });
  if (data === undefined || data.data.changes.length === 0) return null;
  const { changes, pagination } = data.data;
  return (
    <ShortList
      title={texts.title}
      hint={texts.homeHint}
      all={{ to: paths.changes, label: texts.seeAll(pagination.totalCount) }}
    >
      {changes.map((change) => (
        <ShortListRow
          key={`${change.calculationId} ${change.regimeType} ${change.at}`}
          to={rulesPath(change, today())}
          name={change.customerName ?? '—'}
        >
          {saidOf(change)}
        </ShortListRow>
      ))}
    </ShortList>
  );
};
