/** A time of day such as '09:00' as people write it: '9', '9.30'. */
export const clockTime = (time: string): string => {
  const [hour = '', minute = '00'] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`
}

/** Whether hours are the whole day: they end when they begin. */
export const isAllDay = (hours: { readonly opensAt: string; readonly closesAt: string }): boolean =>
  hours.opensAt === hours.closesAt
