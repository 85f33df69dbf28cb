import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Tooltip from '@mui/material/Tooltip';
import type { FocusEvent, ReactNode } from 'react';
import type { Span } from '../../../../domain/api/common.ts';
import { sharedTexts as texts } from '../texts.ts';
import { CountField } from './CountField.tsx';

export interface SpanFieldProps {
  label: string;
  /** What stands over the fields when the plain label is not enough, such as a legal term. */
  legend?: ReactNode;
  value: Span;
  onChange: (value: Span) => void;
  /** The group as a whole was left. */
  onBlur?: () => void;
  /** Said under the field; nothing is wrong. */
  hint?: ReactNode;
  disabled?: boolean;
  /** Why the field cannot be changed. */
  disabledBecause?: string;
}

const parts = [
  { part: 'years', unit: texts.years, name: texts.yearsOf },
  { part: 'months', unit: texts.months, name: texts.monthsOf },
  { part: 'days', unit: texts.days, name: texts.daysOf },
] as const;

/** Years, months and days, kept as typed. */
export const SpanField = (props: SpanFieldProps) => {
  const { label, legend, value, onChange, onBlur, hint, disabled = false, disabledBecause } = props;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <Tooltip title={disabled ? (disabledBecause ?? '') : ''} describeChild>
      <FormControl component="fieldset" disabled={disabled} onBlur={leave}>
        <FormLabel component="legend" sx={{ fontSize: '0.9rem', fontWeight: 600, mb: 0.5 }}>
          {legend ?? label}
        </FormLabel>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
          {parts.map(({ part, unit, name }) => (
            <CountField
              key={part}
              label={name(label)}
              unit={unit}
              value={value[part]}
              disabled={disabled}
              onChange={(count) => onChange({ ...value, [part]: count })}
            />
          ))}
        </Box>
        {hint !== undefined && <FormHelperText>{hint}</FormHelperText>}
      </FormControl>
    </Tooltip>
  );
};
