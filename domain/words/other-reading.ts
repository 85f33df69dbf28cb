/** A reading that is not the one adopted: what it hangs on, and what to do about it. */
interface OtherReading {
  readonly readingOfText?: true | undefined;
}

/** 'Por uma leitura em discussão nos tribunais' */
export const byOtherReading = ({ readingOfText }: OtherReading): string =>
  readingOfText === undefined
    ? 'Por uma leitura em discussão nos tribunais'
    : 'Por outra leitura, por conferir no texto da lei';

/** 'depende de ação judicial' */
export const hangsOn = ({ readingOfText }: OtherReading): string =>
  readingOfText === undefined ? 'depende de ação judicial' : 'confira a lei antes de contar com ela';
