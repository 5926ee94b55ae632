const secondsAMinute = 60;
const minutesAnHour = 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** `09:58`, or `23:59:58` from an hour on. */
export const countdown = (seconds: number): string => {
  const minutes = Math.floor(seconds / secondsAMinute);
  const hours = Math.floor(minutes / minutesAnHour);
  const rest = `${two(minutes % minutesAnHour)}:${two(seconds % secondsAMinute)}`;
  return hours === 0 ? rest : `${two(hours)}:${rest}`;
};
