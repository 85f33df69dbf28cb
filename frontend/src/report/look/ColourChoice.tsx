import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { reportColours } from '../../../../domain/words/report-look.ts';
import { OtherColour } from './OtherColour.tsx';
import { lookTexts as texts } from './texts.ts';

interface ColourChoiceProps {
  /** `#rrggbb` */
  colour: string;
  onChange: (colour: string) => void;
}

const swatch = (colour: string) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: '2px solid #fff',
  bgcolor: colour,
  color: '#fff',
});

/** A few colours that read well on paper, and any other that does. */
export const ColourChoice = ({ colour, onChange }: ColourChoiceProps) => {
  const labelId = useId();
  return (
    <Box>
      <Typography variant="body2" id={labelId} sx={{ color: 'text.secondary', mb: 0.5 }}>
        {texts.colour}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={colour}
        aria-labelledby={labelId}
        onChange={(_event, next: string | null) => next !== null && onChange(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {reportColours.map(({ name, colour: offered }) => (
          <Tooltip key={offered} title={name}>
            <ToggleButton value={offered} aria-label={name} sx={{ width: 44, height: 44, p: 0 }}>
              <Box component="span" sx={swatch(offered)}>
                {offered === colour && <Check sx={{ fontSize: 18 }} />}
              </Box>
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <OtherColour key={colour} colour={colour} onChange={onChange} />
    </Box>
  );
};
