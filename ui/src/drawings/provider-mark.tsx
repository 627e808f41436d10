const marks = {
  google: [
    [
      '#4285f4',
      'M22.6 12.25c0-.79-.07-1.54-.2-2.27H12v4.29h5.94a5.08 5.08 0 0 1-2.2 3.33v2.77h3.56c2.09-1.92 3.3-4.75 3.3-8.12z',
    ],
    [
      '#34a853',
      'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.56-2.77c-.98.66-2.24 1.06-3.72 1.06-2.86 0-5.29-1.93-6.16-4.53H2.17v2.84A11 11 0 0 0 12 23z',
    ],
    ['#fbbc05', 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.17a11 11 0 0 0 0 9.87l3.67-2.84z'],
    [
      '#ea4335',
      'M12 5.38c1.62 0 3.06.56 4.2 1.64l3.15-3.14A11 11 0 0 0 2.17 7.07l3.67 2.83C6.71 7.31 9.14 5.38 12 5.38z',
    ],
  ],
  facebook: [
    [
      '#0866ff',
      'M23 12a11 11 0 1 0-13.66 10.67v-7.3H7.07V12h2.27v-1.45c0-3.74 1.7-5.48 5.37-5.48.7 0 1.9.14 2.39.27v3.04a14 14 0 0 0-1.27-.04c-1.8 0-2.5.68-2.5 2.46V12h3.6l-.62 3.37h-2.98v7.54A11 11 0 0 0 23 12z',
    ],
  ],
} as const

interface ProviderMarkProps {
  readonly name: keyof typeof marks
  /** Edge in px. */
  readonly size?: number
}

/** The logo of a sign-in provider, in the required colours. Its name is beside it. */
export const ProviderMark = ({ name, size = 20 }: ProviderMarkProps) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0">
    {marks[name].map(([colour, path]) => (
      <path key={colour} fill={colour} d={path} />
    ))}
  </svg>
)
