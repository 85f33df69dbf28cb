import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { useState } from 'react';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { calculationTexts } from '../calculations/texts.ts';
import { RulesTab, type RulesView } from '../rules/RulesTab.tsx';
import { ScrollingTabs } from '../shared/ScrollingTabs.tsx';
import { PastRecords } from './PastRecords.tsx';

type Part = 'work-records' | RegimeType;

const panelId = 'past-part';
const tabIdOf = (part: Part): string => `past-part-${part}`;

/** The records and the rules of a revision. */
export const PastTabs = ({ records }: { records: readonly WorkRecord[] }) => {
  const [part, setPart] = useState<Part>('work-records');
  const [group, setGroup] = useState<RulesView>('applicable');
  return (
    <>
      <ScrollingTabs
        value={part}
        onChange={(_event, next: Part) => setPart(next)}
        aria-label={calculationTexts.parts}
        sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        <Tab
          value="work-records"
          id={tabIdOf('work-records')}
          aria-controls={panelId}
          label={calculationTexts.records}
        />
        <Tab value="RPPS" id={tabIdOf('RPPS')} aria-controls={panelId} label={calculationTexts.rulesRpps} />
        <Tab value="RGPS" id={tabIdOf('RGPS')} aria-controls={panelId} label={calculationTexts.rulesRgps} />
      </ScrollingTabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabIdOf(part)}>
        {part === 'work-records' ? (
          <PastRecords records={records} />
        ) : (
          <RulesTab key={part} regimeType={part} view={group} onViewChange={setGroup} />
        )}
      </Box>
    </>
  );
};
