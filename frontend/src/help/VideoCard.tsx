import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Video } from '../../../domain/api/settings.ts';
import { helpTexts as texts } from './texts.ts';
import { playerOf } from './youtube.ts';

const screen = {
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: 1,
  display: 'grid',
  placeItems: 'center',
  color: 'primary.main',
  backgroundColor: 'primary.light',
} as const;

/** For who listens. */
const Unseen = ({ children }: { children: string }) => (
  <Box component="span" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' }}>
    {children}
  </Box>
);

const Caption = ({ video: { title, length }, before = '' }: { video: Video; before?: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 1, textAlign: 'left', width: '100%' }}>
    <Typography component="span" sx={{ fontWeight: 600 }}>
      {before !== '' && <Unseen>{before}</Unseen>}
      {title}{' '}
    </Typography>
    <Typography component="span" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {length}
    </Typography>
  </Box>
);

const Still = () => (
  <Box sx={screen}>
    <PlayIcon sx={{ fontSize: 56 }} aria-hidden />
  </Box>
);

const whole = { display: 'block', width: '100%', borderRadius: 1 } as const;

/** A lesson with its length. Nobody outside hears of the visit before it is played. */
export const VideoCard = ({ video }: { video: Video }) => {
  const [playing, setPlaying] = useState(false);
  const player = playerOf(video.address);
  if (player === null) {
    return (
      <ButtonBase href={video.address} target="_blank" rel="noreferrer" sx={whole}>
        <Still />
        <Caption video={video} before={texts.openVideo} />
      </ButtonBase>
    );
  }
  if (!playing) {
    return (
      <ButtonBase onClick={() => setPlaying(true)} sx={whole}>
        <Still />
        <Caption video={video} before={texts.play} />
      </ButtonBase>
    );
  }
  return (
    <div>
      <Box
        component="iframe"
        src={player}
        title={video.title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sx={screen}
      />
      <Caption video={video} />
    </div>
  );
};
