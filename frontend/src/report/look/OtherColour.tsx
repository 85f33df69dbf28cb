import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { reportColour } from '../../../../domain/api/report-look.ts';
import { lookTexts as texts } from './texts.ts';

interface OtherColourProps {
  colour: string;
  onChange: (colour: string) => void;
}

const picker = { width: 28, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' } as const;

/** The office's own colour, typed or picked, taken once it can be read on paper. */
export const OtherColour = ({ colour, onChange }: OtherColourProps) => {
  const [typed, setTyped] = useState(colour);
  const checked = reportColour.safeParse(typed.trim());
  const changed = typed.trim().toLowerCase() !== colour;
  const refusal = changed && !checked.success ? (checked.error.issues[0]?.message ?? null) : null;
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (checked.success) onChange(checked.data);
      }}
    >
      <TextField
        size="small"
        label={texts.otherColour}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={refusal !== null}
        helperText={refusal ?? texts.otherColourHelp}
        sx={{ maxWidth: 260 }}
        slotProps={{
          htmlInput: { maxLength: 7, spellCheck: false },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Box
                  component="input"
                  type="color"
                  aria-label={texts.pickColour}
                  value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : colour}
                  onChange={({ target }) => setTyped(target.value)}
                  sx={picker}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      {changed && (
        <Button type="submit" variant="outlined" disabled={!checked.success} sx={{ minHeight: 40 }}>
          {texts.use}
        </Button>
      )}
    </Box>
  );
};
