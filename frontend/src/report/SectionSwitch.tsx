import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionSwitchProps {
  title: string;
  /** The number it will print under; null when it is off or carries none. */
  numeral: string | null;
  on: boolean;
  /** Why it will not print, or prints next to nothing; null where it has something to say. */
  remark: string | null;
  onSwitch: (on: boolean) => void;
  /** What can be said about the section while it is on: beside the title, or as wide as the list. */
  children: ReactNode;
}

/** One section of the report: on or off, and what belongs to it. */
export const SectionSwitch = ({ title, numeral, on, remark, onSwitch, children }: SectionSwitchProps) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
    <FormControlLabel
      control={<Switch checked={on} onChange={(_event, checked) => onSwitch(checked)} />}
      label={numeral === null ? title : `${numeral}. ${title}`}
      sx={{
        flex: '1 1 0',
        mr: 0,
        minHeight: 44,
        '& .MuiFormControlLabel-label': { color: on ? 'text.primary' : 'text.secondary', lineHeight: 1.3 },
      }}
    />
    {on && children}
    {remark !== null && (
      <Typography variant="body2" sx={{ flexBasis: '100%', pl: 7, mt: -0.75, color: 'text.secondary' }}>
        {remark}
      </Typography>
    )}
  </Box>
);
