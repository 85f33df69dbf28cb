import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { RecomputationPanel } from '../../recomputation/RecomputationPanel.tsx';
import { today } from '../../shared/clock.ts';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { History } from './History.tsx';
import { ImportIndexes } from './ImportIndexes.tsx';
import { type IndexAnswer, IndexTable } from './IndexTable.tsx';
import { MonthPicker, readMonth } from './MonthPicker.tsx';
import { Selic } from './Selic.tsx';
import { indexTexts as texts } from './texts.ts';
import { Wages } from './Wages.tsx';

const thisMonth = (): string => `${today().slice(5, 7)}/${today().slice(0, 4)}`;

const Table = ({ date, answer }: { date: string; answer: IndexAnswer }) => (
  <>
    <Alert severity={answer.indexFoundInDate ? 'success' : 'info'}>
      {answer.indexFoundInDate ? texts.found(date) : texts.notFound(date, answer.indexDate)}
    </Alert>
    <IndexTable answer={answer} />
  </>
);

/** The monthly update indexes, minimum wage and ceiling of the whole installation. */
export default function IndexesPage() {
  const genial = useGenial();
  const [month, setMonth] = useState(thisMonth);
  const [date, setDate] = useState(thisMonth);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: keys.indexTable(date),
    queryFn: async ({ signal }) => (await genial.updateIndex(date, signal)).data,
  });
  const filter = (wanted: string) => {
    const read = readMonth(wanted);
    setComplaint(read === null ? texts.invalidMonth : null);
    if (read !== null) setDate(read);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <MonthPicker
          value={month}
          onChange={(text) => {
            setMonth(text);
            setComplaint(null);
          }}
          onFilter={filter}
          complaint={complaint}
        />
        {data !== undefined && <Table date={date} answer={data} />}
        {data === undefined && error !== null && (
          <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />
        )}
        {data === undefined && error === null && <PageSkeleton />}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {data !== undefined && <Wages key={`${date} ${data.minSalary} ${data.maxSalary}`} date={date} before={data} />}
        {data !== undefined && <Selic date={date} published={data.selic} />}
        <RecomputationPanel />
        <ImportIndexes month={month} />
        <History />
      </Box>
    </Box>
  );
}
