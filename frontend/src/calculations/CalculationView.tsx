import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Calculation } from '../../../domain/api/calculations.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { useCalculation } from './calculation-context.ts';
import { Fact, factGrid } from './Fact.tsx';
import { TimeTotals } from './TimeTotals.tsx';
import { calculationTexts as texts } from './texts.ts';

const dateUsed = ({ calculationDateUsed, calculationDateSource }: Calculation): string =>
  `${formatDate(calculationDateUsed)}${texts.dateSources[calculationDateSource]}`;

const everyday = (calculation: Calculation) =>
  [
    { term: 'calculationDate', label: texts.calculationDate, value: dateUsed(calculation) },
    {
      term: 'publicServiceIngressDate',
      label: texts.publicServiceIngressDate,
      value: formatDate(calculation.publicServiceIngressDate),
    },
    { term: 'registrationDate', label: texts.registrationDate, value: formatDate(calculation.registrationDate) },
    ...(calculation.retiredSince === null
      ? []
      : [{ label: texts.retiredSince, value: formatDate(calculation.retiredSince) }]),
    { label: texts.regimeType, value: calculation.regimeType },
    { label: texts.regime, value: calculation.regime },
    { label: texts.state, value: calculation.state },
  ] as const;

const moneyOrNone = (amount: number | null): string | null => (amount === null ? null : formatMoney(amount));

/** What the official statement says, as far as it was typed in. */
const ofOption = (calculation: Calculation) =>
  [
    { label: texts.rpcOptedOn, value: formatDate(calculation.rpcOptedOn) || null },
    { label: texts.ofSpecialBenefit.specialBenefit, value: moneyOrNone(calculation.specialBenefit) },
    { label: texts.ofSpecialBenefit.specialBenefitAverage, value: moneyOrNone(calculation.specialBenefitAverage) },
    {
      label: texts.ofSpecialBenefit.specialBenefitContributions,
      value: calculation.specialBenefitContributions?.toString() ?? null,
    },
    { label: texts.ofSpecialBenefit.specialBenefitYears, value: calculation.specialBenefitYears?.toString() ?? null },
  ].filter(({ value }) => calculation.optedForRPC && value !== null);

const rare = ({ countingMethod, optedForRPC, regimeType }: Calculation) => [
  {
    term: 'countingMethod',
    label: texts.countingMethod,
    value: countingMethod === 'days365' ? texts.days365 : texts.calendar,
  } as const,
  ...(regimeType === 'RPPS'
    ? [{ term: 'complementaryRegime', label: texts.optedForRPC, value: optedForRPC ? texts.yes : texts.no } as const]
    : []),
];

/** The facts and the times of a calculation to be read; what is rarely needed opens with Mostrar mais. */
export const CalculationView = () => {
  const { calculation } = useCalculation();
  const [more, setMore] = useState(false);
  const facts = more
    ? [...everyday(calculation), ...rare(calculation), ...ofOption(calculation)]
    : everyday(calculation);
  return (
    <>
      <Box component="dl" sx={factGrid}>
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </Box>
      <TimeTotals calculation={calculation} all={more} />
      <Button
        size="small"
        sx={{ mt: 0.5, ml: -2 }}
        onClick={() => setMore(!more)}
        aria-expanded={more}
        endIcon={<ExpandMore sx={{ transform: more ? 'rotate(180deg)' : 'none' }} />}
      >
        {more ? texts.hide : texts.showMore}
      </Button>
    </>
  );
};
