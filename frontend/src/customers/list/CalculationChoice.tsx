import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { Link } from 'react-router';
import { sharedTexts } from '../../shared/texts.ts';
import { customerListTexts as texts } from './texts.ts';

export interface CalculationChoiceProps {
  customerId: string;
  name: string;
  onClose: () => void;
}

/** Which kind of calculation to begin for a client. */
export const CalculationChoice = ({ customerId, name, onClose }: CalculationChoiceProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {texts.calculationTitle(name)}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={sharedTexts.close}
        size="small"
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <Box sx={{ px: 1, py: 1, pb: 2 }}>
        <ListItemButton component={Link} to={`/calculations/new?userId=${customerId}`} autoFocus>
          <ListItemText primary={texts.simple} secondary={texts.simpleBody} />
        </ListItemButton>
        <ListItemButton disabled>
          <ListItemText primary={texts.advanced} />
          <Chip label={texts.soon} size="small" />
        </ListItemButton>
      </Box>
    </Dialog>
  );
};
