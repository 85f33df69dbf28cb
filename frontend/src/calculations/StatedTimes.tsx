import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { SpanName } from '../../../domain/api/calculations.ts';
import type { Span } from '../../../domain/api/common.ts';
import { spanLabels } from '../../../domain/words/fields.ts';
import { messages } from '../../../domain/words/messages.ts';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { SpanField } from '../shared/fields/SpanField.tsx';
import type { CalculationForm } from './form-values.ts';
import { calculationTexts as texts } from './texts.ts';
import { useAskedFor } from './useAskedFor.tsx';

const everyday: readonly SpanName[] = [
  'contributionTime',
  'publicServiceTime',
  'carreerTime',
  'positionTime',
  'teachingTime',
];
const rare: readonly SpanName[] = [
  'specialTime',
  'policeTime',
  'disabledTime',
  'disabledModerateTime',
  'disabledLowTime',
];

/** Room for a hint, so that nothing moves under the pointer when it appears. */
const withRoom = { minHeight: 92 } as const;

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
} as const;

/** What the records come to in the calculation's regime, as the facts above say it; nobody types it. */
const DerivedTime = ({ name, value }: { name: SpanName; value: Span }) => (
  <Box sx={withRoom}>
    <Helped help={fieldHelp.calculation[name]} place="legend">
      <SpanField
        label={spanLabels[name]}
        value={value}
        onChange={() => undefined}
        disabled
        disabledBecause={messages.readOnlyTimes}
      />
    </Helped>
  </Box>
);

const StatedTime = ({ name }: { name: SpanName }) => {
  const { control } = useFormContext<CalculationForm>();
  const hint = useAskedFor(name);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <Box sx={withRoom}>
          <Helped help={fieldHelp.calculation[name]} place="legend">
            <SpanField
              label={spanLabels[name]}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              hint={hint}
            />
          </Helped>
        </Box>
      )}
    />
  );
};

/** The spans a person states when there are no work records; `derived`: what the records come to, shown and not changed. */
export const StatedTimes = ({ derived }: { derived?: Readonly<Record<SpanName, Span>> }) => {
  const [more, setMore] = useState(false);
  const time = (name: SpanName) =>
    derived === undefined ? (
      <StatedTime key={name} name={name} />
    ) : (
      <DerivedTime key={name} name={name} value={derived[name]} />
    );
  return (
    <Box component="section" aria-label={texts.statedTimes}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.statedTimes}
      </Typography>
      <Box sx={grid}>{everyday.map(time)}</Box>
      <Collapse in={more} unmountOnExit>
        <Box sx={{ ...grid, mt: 2 }}>{rare.map(time)}</Box>
      </Collapse>
      <Button size="small" sx={{ mt: 1 }} onClick={() => setMore(!more)} aria-expanded={more}>
        {more ? texts.hide : texts.showMore}
      </Button>
    </Box>
  );
};
