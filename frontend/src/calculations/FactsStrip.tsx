import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate, formatSpan } from '../../../domain/words/format.ts';
import { distanceBetween } from '../../../domain/words/rules.ts';
import { Initials } from '../shared/Initials.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { useCalculation } from './calculation-context.ts';
import { Fact } from './Fact.tsx';
import { calculationTexts as texts } from './texts.ts';
import { useTotals } from './useTotals.ts';

/** Who and what this calculation is about; it stays in sight while the rest scrolls. */
export const FactsStrip = ({ children }: { children: ReactNode }) => {
  const { calculation, customer } = useCalculation();
  const day = calculation.calculationDateUsed;
  const { data: totals } = useTotals(calculation.id, 'today', calculation.regimeType);
  return (
    <Box
      component="section"
      aria-label={texts.customer}
      sx={{
        position: { md: 'sticky' },
        top: { md: 64 },
        zIndex: 2,
        // On paper it is the head of the page; a sticky one covers what follows.
        '@media print': { position: 'static' },
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        px: 2,
        py: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 220px', minWidth: 0 }}>
        <Initials name={customer.name ?? ''} size={40} />
        <Box sx={{ minWidth: 0 }}>
          <PageHeading key={calculation.id} variant="h3" noWrap>
            {customer.name ?? texts.unnamed}
          </PageHeading>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {calculation.name}
          </Typography>
        </Box>
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0 }}>
        <Fact
          strong
          label={texts.age}
          value={customer.birthDate === null ? texts.notInformed : distanceBetween(customer.birthDate, day)}
        />
        <Fact strong label={texts.regime} value={calculation.regime ?? calculation.regimeType} />
        <Fact strong label={texts.calculationDate} value={formatDate(day)} />
        <Fact
          strong
          label={texts.contribution}
          value={totals === undefined ? '…' : formatSpan(totals.totals.contributionTime)}
        />
      </Box>
      {children}
    </Box>
  );
};
