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

const Caption = ({ title, length }: Video) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 1, textAlign: 'left', width: '100%' }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
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
      <ButtonBase
        href={video.address}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.openVideo(video.title, video.length)}
        sx={whole}
      >
        <Still />
        <Caption {...video} />
      </ButtonBase>
    );
  }
  if (!playing) {
    return (
      <ButtonBase onClick={() => setPlaying(true)} aria-label={texts.play(video.title, video.length)} sx={whole}>
        <Still />
        <Caption {...video} />
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
      <Caption {...video} />
    </div>
  );
};
