import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useContext } from 'react';
import { ReachedMark } from './rove.ts';

interface MarkProps {
  /** Which one it is, by `markOf`. */
  mark: string;
  name: string;
  /** What it opens; without it, it is only to be looked at. */
  onPress: (() => void) | undefined;
  left: string;
  width: string;
  look: object;
}

const place = { position: 'absolute', minWidth: 4, top: 3, height: 18, minHeight: 0, borderRadius: 0.75 } as const;

/** A period on the timeline, named by its tooltip. */
export const Mark = ({ mark, name, onPress, left, width, look }: MarkProps) => {
  const isReached = useContext(ReachedMark) === mark;
  return (
    <Tooltip title={name}>
      {onPress === undefined ? (
        <Box role="img" aria-label={name} sx={{ ...place, left, width, ...look }} />
      ) : (
        <ButtonBase
          aria-label={name}
          data-mark={mark}
          tabIndex={isReached ? 0 : -1}
          onClick={onPress}
          sx={{
            ...place,
            left,
            width,
            ...look,
            '&:focus-visible': { outline: 2, outlineColor: 'text.primary', outlineOffset: 1, zIndex: 1 },
          }}
        />
      )}
    </Tooltip>
  );
};
