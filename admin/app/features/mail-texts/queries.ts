import {
  type MailTextFields,
  mailTextFields,
  type StaffMailText,
} from '@first-fashion/contract/mail-texts/mail-text'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

const keys = { list: ['mail-texts'], one: (name: string) => ['mail-texts', name] } as const

export const useMailTexts = () =>
  useQuery({ queryKey: keys.list, queryFn: async () => (await call('staff.mail-texts')).mails })

export const useMailText = (name: string) =>
  useQuery({
    queryKey: keys.one(name),
    queryFn: async () => (await call('staff.mail-text', { params: { name } })).mail,
    // What is being typed must not be replaced.
    refetchOnWindowFocus: false,
  })

export const useSaveMailText = ({ name, version }: StaffMailText) =>
  useChange((fields: MailTextFields) =>
    call('staff.mail-text-save', { params: { name }, body: { version, fields } }),
  )

export const useResetMailText = ({ name, version }: StaffMailText) =>
  useChange((_: undefined) =>
    call('staff.mail-text-reset', { params: { name }, query: { version: String(version) } }),
  )

/** A refusal is shown as a message. */
export const useTestMail = (name: string) =>
  useMutation({
    mutationFn: (body: MailTextFields) => call('staff.mail-text-test', { params: { name }, body }),
    onSuccess: showMessage,
    onError: showError,
  })

const typingPauseMs = 400

/** The email with this text, once nobody types for a moment. */
export function useMailPreview(name: string, fields: MailTextFields) {
  const [settled, setSettled] = useState(fields)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(fields), typingPauseMs)
    return () => window.clearTimeout(timer)
  }, [fields])
  return useQuery({
    queryKey: ['mail-preview', name, settled],
    queryFn: async () => (await call('staff.mail-text-preview', { params: { name }, body: settled })).preview,
    enabled: mailTextFields.safeParse(settled).success,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

interface Changed {
  readonly mail: StaffMailText
  readonly message: string
}

function useChange<Sent>(change: (sent: Sent) => Promise<Changed>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ mail, message }) => {
      queries.setQueryData(keys.one(mail.name), mail)
      void queries.invalidateQueries({ queryKey: keys.list, exact: true })
      showMessage({ message })
    },
  })
}
